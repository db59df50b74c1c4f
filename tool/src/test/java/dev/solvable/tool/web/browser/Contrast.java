package dev.solvable.tool.web.browser;

/** Measures the contrast of texts, as WCAG 2.2 defines it. */
final class Contrast {
    /** Lists the texts outside pictures whose contrast with the colour behind them is below 4.5. */
    static final String SCRIPT = """
            const channels = colour => {
              const numbers = colour.match(/[\\d.]+/g).map(Number);
              return colour.startsWith('color(') ? numbers.map((n, i) => (i < 3 ? n * 255 : n)) : numbers;
            };
            const luminance = colour => {
              const [r, g, b] = channels(colour).map(c => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
              return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const behind = element => {
              for (let e = element; e; e = e.parentElement) {
                const colour = getComputedStyle(e).backgroundColor;
                if ((channels(colour)[3] ?? 1) > 0) {
                  return colour;
                }
              }
              return 'rgb(255, 255, 255)';
            };
            const poor = [];
            for (const element of document.body.querySelectorAll('*:not(svg *, option, :disabled, .skip)')) {
              const text = [...element.childNodes].filter(n => n.nodeType === 3).map(n => n.data.trim()).join('');
              if (text && element.checkVisibility()) {
                const [a, b] = [luminance(getComputedStyle(element).color), luminance(behind(element))];
                const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
                if (ratio < 4.5) {
                  poor.push(`${text.slice(0, 20)}: ${ratio.toFixed(2)}`);
                }
              }
            }
            return [...new Set(poor)];
            """;

    private Contrast() {}
}
