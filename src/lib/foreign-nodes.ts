/*
 * Chrome's translator puts <font> elements in place of the text nodes that React keeps and goes on to use. React then throws
 * when it removes such a text or inserts something before it (react issue 11538, open since 2017), and a change of its
 * text is seen by nobody. Extensions do the same. Here React's three operations find what stands in place of the node.
 */

/** What has taken the place of a node that was taken out of the page. */
const replacements = new WeakMap<Node, ChildNode>();

/** Lets React go on working with a page whose text others replace. Call once, before React works on the page. */
export function liveWithForeignNodes(root: Node): void {
  const observer = new MutationObserver(rememberReplacements);
  observer.observe(root, { childList: true, subtree: true });

  /** The child of a parent that is, holds or has replaced a node which React believes to be its child. */
  function childInPlaceOf(node: Node, parent: Node): ChildNode | null {
    let current: Node | null | undefined = parent.contains(node) ? node : inPlaceOf(node);
    while (current && current.parentNode !== parent) current = current.parentNode;
    return (current as ChildNode | null | undefined) ?? null;
  }

  /** What stands in the page for a node; nothing where it has gone with what surrounded it. */
  function inPlaceOf(node: Node): ChildNode | undefined {
    rememberReplacements(observer.takeRecords());
    let current = replacements.get(node);
    while (current && !current.isConnected) current = replacements.get(current);
    return current;
  }

  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    childInPlaceOf(child, this)?.remove();
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const next = before && before.parentNode !== this ? childInPlaceOf(before, this) : before;
    return insertBefore.call(this, node, next) as T;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    // The new text takes its place back, and the translator takes note of it.
    set(this: Text, value: string | null) {
      if (!this.isConnected) inPlaceOf(this)?.replaceWith(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** Of two nodes that were put in each other's place, only the one that is not in the page has a replacement, so no chain is a ring. */
function rememberReplacements(records: readonly MutationRecord[]): void {
  for (const record of records) {
    for (const added of record.addedNodes) replacements.delete(added);
    for (const removed of record.removedNodes) {
      const [added] =
        records.findLast((other) => tookThePlace(other, record, removed))?.addedNodes ?? [];
      if (added?.isConnected && !removed.isConnected) replacements.set(removed, added as ChildNode);
    }
  }
}

/** Whether an addition put something in a removed node's place: in the same step, or beside it in another. */
function tookThePlace(addition: MutationRecord, removal: MutationRecord, removed: Node): boolean {
  return (
    addition.addedNodes.length > 0 &&
    (addition === removal ||
      addition.nextSibling === removed ||
      addition.previousSibling === removed)
  );
}
