@echo off
rem Starts Solvable's command line with the sample games; builds it where that was not done yet. What follows is passed on:
rem   solvable help
rem   solvable --classpath target\classes serve
rem JAVA_HOME says which Java, JAVA_OPTS holds options for it, such as -Xmx4g.
setlocal
set "root=%~dp0"
set "target=%root%sample-app\target"
set "jar=%target%\solvable-sample-app.jar"
set "java=java.exe"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"

if exist "%jar%" goto built
echo building; the first time, what is needed for it is fetched, which takes minutes 1>&2
pushd "%root%"
call mvnw.cmd -q -Dconsumer -pl sample-app -am package 1>&2
set "failed=%errorlevel%"
popd
if not "%failed%"=="0" exit /b %failed%
:built

rem The archive of loaded classes belongs to one JVM and one jar: its name has the dates and sizes of both.
set "key="
for %%J in ("%java%") do if not "%%~$PATH:J"=="" set "java=%%~$PATH:J"
for %%J in ("%java%") do for %%R in ("%%~dpJ..\release") do set "key=%%~tR-%%~zR"
for %%I in ("%jar%") do set "key=%key%-%%~tI-%%~zI"
set "key=%key:/=%"
set "key=%key:\=%"
set "key=%key::=%"
set "key=%key: =%"
set "key=%key:.=%"
set "archive=%target%\solvable-sample-app.%key%.jsa"
rem An empty archive says that this JVM cannot make any: it is not tried each time.
if exist "%archive%" goto archived
"%java%" "-XX:ArchiveClassesAtExit=%archive%" -cp "%jar%" dev.solvable.sample.Rehearsal >nul 2>&1
if not exist "%archive%" type nul >"%archive%" 2>nul
:archived

set "flags="
for %%A in ("%archive%") do if not "%%~zA"=="" if not "%%~zA"=="0" (
    set flags="-XX:SharedArchiveFile=%archive%" -Xlog:disable
)
rem They are over before the second compiler has learned anything.
if "%~1"=="tictactoe" set flags=%flags% -XX:TieredStopAtLevel=1
if "%~1"=="tictactoe-final" set flags=%flags% -XX:TieredStopAtLevel=1
if "%~1"=="blockgame" set flags=%flags% -XX:TieredStopAtLevel=1
"%java%" %JAVA_OPTS% %flags% -jar "%jar%" %*
exit /b %errorlevel%
