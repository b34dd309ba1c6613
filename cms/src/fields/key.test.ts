import type { FieldHookArgs } from 'payload';
import { key } from './key';

const [fill] = ('hooks' in key && key.hooks?.beforeChange) || [];

/** The key that is stored for a draft of news. */
const stored = (value: unknown, before?: string): unknown =>
  fill?.({
    value,
    data: { title: 'Due ruote', _status: 'draft' },
    originalDoc: { id: 1, key: before },
    collection: { slug: 'news', versions: { drafts: true } },
  } as unknown as FieldHookArgs);

test.each(['../../../root/.ssh/authorized_keys', '/etc/passwd', 'a/b', 'a..b', 'A', '-a', '', 5])(
  '%j is not stored as a key',
  async (value) => {
    expect(await stored(value)).toBeNull();
    expect(await stored(value, 'due-ruote')).toBe('due-ruote');
  },
);

test.each(['due-ruote', 'a1', 'housing-guide.it', 'housing-guide.pt-BR'])(
  '%s is stored as a key',
  async (value) => {
    expect(await stored(value)).toBe(value);
  },
);
