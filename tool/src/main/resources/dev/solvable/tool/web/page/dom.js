// Elements of the page and of its pictures.

const SVG = 'http://www.w3.org/2000/svg';

export const byId = id => document.getElementById(id);

export function element(name, attributes = {}, children = []) {
  return fill(document.createElement(name), attributes, children);
}

export function svg(name, attributes = {}, children = []) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    node.setAttribute(name, value);
  }
  node.append(...children.filter(child => child !== ''));
  return node;
}
