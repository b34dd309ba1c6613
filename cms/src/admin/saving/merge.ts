import { isRecord } from '../../lib/isRecord';
import { isBlank, isSame } from '../../lib/isSame';

/** A place that both sides changed in different ways. */
export interface Conflict {
  /** Path in the form, for example `contentManager.0.plainTitle`. */
  path: string;
  mine: unknown;
  theirs: unknown;
}

export type Side = 'mine' | 'theirs';

/** The side that the editor chose at each path. */
export type Choices = ReadonlyMap<string, Side>;

export interface Merge {
  value: Record<string, unknown>;
  /** The conflicts without a choice; until they are chosen, `value` has my side there. */
  conflicts: Conflict[];
}

interface Row {
  id: string;
  [name: string]: unknown;
}

/** The text of the rich-text editor is one value: its paragraphs have no identity. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !('root' in value);

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value.id === 'string';

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

/** The order of the side that added, removed or moved rows; if both did, my order with their new rows. */
function orderOf(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): string[] {
  const [old, own, other] = [base, mine, theirs].map((rows) => rows.map(({ id }) => id));
  if (isSame(old, own)) return other ?? [];
  const order = own ?? [];
  (other ?? []).forEach((id, n, all) => {
    if (order.includes(id) || old?.includes(id)) return;
    const before = all.slice(0, n).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/**
 * Merges two versions of a form that began from the same one. What only one side changed is taken from it, in groups,
 * rows and blocks too.
 *
 * @param choices where both sides changed the same value, the side to take
 */
export function merge(
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
  choices: Choices = new Map(),
): Merge {
  const conflicts: Conflict[] = [];

  const choose = (path: string, own: unknown, other: unknown): unknown => {
    const side = choices.get(path);
    if (!side) conflicts.push({ path, mine: own, theirs: other });
    return side === 'theirs' ? other : own;
  };

  function mergeRows(path: string, old: Row[], own: Row[], other: Row[]): unknown {
    const find = (rows: Row[], id: string) => rows.find((row) => row.id === id);
    // A row that one side removed and the other changed is a conflict of the list.
    const isTorn = old.some((row) => {
      const [left, right] = [find(own, row.id), find(other, row.id)];
      return Boolean(left) !== Boolean(right) && !isSame(left ?? right, row);
    });
    if (isTorn) return choose(path, own, other);
    return orderOf(old, own, other).flatMap((id, n) => {
      const [before, left, right] = [find(old, id), find(own, id), find(other, id)];
      if (left && right) return [mergeValue(`${path}.${n}`, before, left, right)];
      return before ? [] : [left ?? right];
    });
  }

  function mergeValue(path: string, old: unknown, own: unknown, other: unknown): unknown {
    if (isSame(own, other) || isSame(other, old)) return own;
    if (isSame(own, old)) return other;
    if (isGroup(own) && isGroup(other))
      return mergeGroup(path, isGroup(old) ? old : {}, own, other);
    const lists = [old, own, other].map((list) => (isBlank(list) ? [] : list));
    const [before, left, right] = lists;
    const isList = (list: unknown): list is Row[] =>
      isRows(list) || (Array.isArray(list) && list.length === 0);
    if (isList(before) && isList(left) && isList(right) && (left.length || right.length))
      return mergeRows(path, before, left, right);
    return choose(path, own, other);
  }

  function mergeGroup(
    path: string,
    old: Record<string, unknown>,
    own: Record<string, unknown>,
    other: Record<string, unknown>,
  ): Record<string, unknown> {
    const names = new Set([...Object.keys(own), ...Object.keys(other)]);
    const prefix = path === '' ? '' : `${path}.`;
    return Object.fromEntries(
      [...names].map((name) => [
        name,
        mergeValue(`${prefix}${name}`, old[name], own[name], other[name]),
      ]),
    );
  }

  return { value: mergeGroup('', base, mine, theirs), conflicts };
}
