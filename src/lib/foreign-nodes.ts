/*
 * Chrome's translator replaces text nodes by <font> elements, but React goes on to use its text nodes. It throws when it
 * removes such a text or inserts something before it (react issue 11538, open since 2017), and when it changes the text,
 * nobody sees the change. Extensions do the same. Here those three operations look for what stands in the node's place.
 */

/** What has taken the place of a node that was taken out of the page. */
const replacements = new WeakMap<Node, ChildNode>();

/** Lets React go on with a page whose text others replace. Call once, before hydration. */
export function liveWithForeignNodes(root: Node): void {
  const observer = new MutationObserver(rememberReplacements);
  observer.observe(root, { childList: true, subtree: true });

  /** React believes that a node is a parent's child: the actual child that is this node, contains it or replaced it. */
  function childInPlaceOf(node: Node, parent: Node): Node | null {
    let current: Node | null | undefined = parent.contains(node) ? node : inPlaceOf(node);
    while (current && current.parentNode !== parent) current = current.parentNode;
    return current ?? null;
  }

  /** What stands in the page in place of a node; undefined if that was removed together with its surroundings. */
  function inPlaceOf(node: Node): ChildNode | undefined {
    rememberReplacements(observer.takeRecords());
    let current = replacements.get(node);
    while (current && !current.isConnected) current = replacements.get(current);
    return current;
  }

  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const actual = child.parentNode === this ? child : childInPlaceOf(child, this);
    if (actual) removeChild.call(this, actual);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const next = before && before.parentNode !== this ? childInPlaceOf(before, this) : before;
    insertBefore.call(this, node, next);
    return node;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    // The text node goes back to its place with the new text, which the translator then sees.
    set(this: Text, value: string | null) {
      if (!this.isConnected) inPlaceOf(this)?.replaceWith(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** Only nodes that are not in the page get a replacement, so that two nodes never lead to each other. */
function rememberReplacements(records: readonly MutationRecord[]): void {
  for (const record of records) {
    for (const added of record.addedNodes) replacements.delete(added);
    for (const removed of record.removedNodes) {
      const [added] =
        records.findLast((other) => tookThePlace(other, record, removed))?.addedNodes ?? [];
      // What was added to a parent is a child.
      if (added?.isConnected && !removed.isConnected) replacements.set(removed, added as ChildNode);
    }
  }
}

/** Whether an addition replaced a removed node: in the same step, or beside it in another step. */
function tookThePlace(addition: MutationRecord, removal: MutationRecord, removed: Node): boolean {
  return (
    addition.addedNodes.length > 0 &&
    (addition === removal ||
      addition.nextSibling === removed ||
      addition.previousSibling === removed)
  );
}
