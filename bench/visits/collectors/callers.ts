import { isLibrary } from '../../sites/maps/places.ts';

/** A function in a script, as in Chromium's profiles: lines and columns start at 0. */
export interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

/** Returns true for scripts of the page. Those of the bench and of extensions have no address. */
export const isOfPage = ({ url = '' }: { url?: string }): boolean => /^https?:/.test(url);

/** Returns the function to blame in a stack, innermost first: the site's own, or a library's if there is none. */
export function frameToBlame<Frame extends { url?: string }>(stack: readonly Frame[]): Frame | undefined {
  const own = stack.filter(isOfPage);
  return own.find(({ url = '' }) => !isLibrary(url)) ?? own[0];
}

/** Sums up the amounts of a profile by the functions to blame, which `nameOf` names. The largest comes first. */
export function sumByAnswering<Node extends { callFrame: CallFrame }>(
  nodes: readonly Node[],
  { parentOf, amountOf, nameOf }: {
    parentOf: (node: Node) => Node | undefined;
    amountOf: (node: Node) => number;
    nameOf: (frame: CallFrame) => string;
  },
): { frame: CallFrame; name: string; amount: number }[] {
  const sums = new Map<string, { frame: CallFrame; name: string; amount: number }>();
  for (const node of nodes.filter(({ callFrame }) => isOfPage(callFrame))) {
    const stack: CallFrame[] = [];
    for (let caller: Node | undefined = node; caller; caller = parentOf(caller)) stack.push(caller.callFrame);
    const frame = frameToBlame(stack) ?? node.callFrame;
    const name = nameOf(frame);
    sums.set(name, { frame, name, amount: (sums.get(name)?.amount ?? 0) + amountOf(node) });
  }
  return [...sums.values()].filter(({ amount }) => amount > 0).sort((one, other) => other.amount - one.amount);
}
