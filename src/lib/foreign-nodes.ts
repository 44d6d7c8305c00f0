/*
 * The translators of Chrome and Edge replace text nodes by <font> elements, but React goes on using its own text nodes. It
 * throws when it removes such a node or inserts something before it (react issue 11538, open since 2017), and a text that it
 * changes is not on the screen. The code below makes these three operations use the replacement.
 */

/** For each node that was removed from the page, the node that replaced it. */
const replacements = new WeakMap<Node, ChildNode>();

/** Lets React work on a translated page. It changes nothing until the first <font> appears. Call once, before hydration. */
export function tolerateTranslatedNodes(root: Node): void {
  const observer = new MutationObserver(onChange);
  // The collection is live. The site itself has no such element.
  const fonts = document.getElementsByTagName('font');
  let isPatched = false;

  function onChange(records: readonly MutationRecord[]) {
    if (!isPatched && fonts.length === 0) return;
    rememberReplacements(records);
    if (!isPatched) patchNodes(() => rememberReplacements(observer.takeRecords()));
    isPatched = true;
  }

  observer.observe(root, { childList: true, subtree: true });
  onChange([]);
}

/** @param update takes note of the latest changes of the page */
function patchNodes(update: () => void): void {
  /** For a node that React takes for a child of the parent: the actual child that is this node, contains it or replaced it. */
  function mappedChild(node: Node, parent: Node): Node | null {
    let current: Node | null | undefined = parent.contains(node) ? node : replacementOf(node);
    while (current && current.parentNode !== parent) current = current.parentNode;
    return current ?? null;
  }

  /** The node that has replaced another one in the page; undefined if it was removed together with its surroundings. */
  function replacementOf(node: Node): ChildNode | undefined {
    update();
    let current = replacements.get(node);
    while (current && !current.isConnected) current = replacements.get(current);
    return current;
  }

  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const actual = child.parentNode === this ? child : mappedChild(child, this);
    if (actual) removeChild.call(this, actual);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const next = before && before.parentNode !== this ? mappedChild(before, this) : before;
    insertBefore.call(this, node, next);
    return node;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    // The text node is put back with the new text, which the translator then notices.
    set(this: Text, value: string | null) {
      if (!this.isConnected) replacementOf(this)?.replaceWith(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** Only nodes that are not in the page get a replacement, so that no two nodes replace each other. */
function rememberReplacements(records: readonly MutationRecord[]): void {
  for (const record of records) {
    for (const added of record.addedNodes) replacements.delete(added);
    for (const removed of record.removedNodes) {
      const [added] =
        records.findLast((other) => isReplacement(other, record, removed))?.addedNodes ?? [];
      // An added node has a parent, so it is a `ChildNode`.
      if (added?.isConnected && !removed.isConnected) replacements.set(removed, added as ChildNode);
    }
  }
}

/** Whether an addition replaced a removed node: by the same operation, or by another one beside it. */
function isReplacement(addition: MutationRecord, removal: MutationRecord, removed: Node): boolean {
  return (
    addition.addedNodes.length > 0 &&
    (addition === removal ||
      addition.nextSibling === removed ||
      addition.previousSibling === removed)
  );
}
