/** A card's place on the screen: its middle, its size, and how far it is turned (degrees). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

/** So many ancestors may turn a card. */
const NEAR = 4;

/** Where a picture is; one that lies askew has the size it would have if it lay straight. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const turn = turnOf(element);
  const straight = turn === 0 || element.clientWidth === 0;
  return {
    x: left + width / 2,
    y: top + height / 2,
    width: straight ? width : element.clientWidth,
    height: straight ? height : element.clientHeight,
    turn,
  };
}

function turnOf(element: Element): number {
  let turn = 0;
  let each: Element | null = element;
  for (let i = 0; each && i < NEAR; i++, each = each.parentElement) {
    const { rotate, transform } = getComputedStyle(each);
    if (rotate !== "none") turn += Number.parseFloat(rotate) || 0;
    if (transform !== "none") turn += angle(new DOMMatrixReadOnly(transform));
  }
  return Math.round(turn * 10) / 10;
}

function angle({ a, b }: DOMMatrixReadOnly): number {
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** The transform that shows what lies at one box as it would lie at another. */
export function shownAt(there: Box, own: Box): string {
  const size = Math.min(there.width / own.width, there.height / own.height);
  return `translate(${there.x - own.x}px, ${there.y - own.y}px) rotate(${there.turn}deg) scale(${size})`;
}
