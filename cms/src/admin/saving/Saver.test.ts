import { type FormPort, type Outcome, type Session, Saver, type Values } from './Saver';

/** A form in memory, and a program with the given answers. */
class FakeForm implements FormPort {
  stored: Values = { title: 'Festa', excerpt: '' };
  values: Values = { ...this.stored };
  outcome: Outcome = 'saved';
  session: Session = 'active';
  kept: Values | null = null;
  unreadable: string | undefined;
  sent: Values[] = [];
  versions: (string | undefined)[] = [];

  read = () => this.values;
  findUnreadable = () => this.unreadable;
  sendDraft = async (version: string | undefined) => {
    this.versions.push(version);
    this.sent.push(this.values);
    if (this.outcome === 'saved') this.stored = this.values;
    return this.outcome;
  };
  acceptSaved = (values: Values) => ({ values, version: 'after' });
  load = async () => ({ values: this.stored, version: 'theirs' });
  show = async (values: Values) => {
    this.values = values;
    return true;
  };
  checkSession = async () => this.session;
  isNew = () => false;
  keep = (unsaved: { values: Values } | null) => {
    this.kept = unsaved?.values ?? null;
  };

  type(values: Values, saver: Saver) {
    this.values = { ...this.values, ...values };
    saver.changed();
  }
}

function open(savesItself = true) {
  const form = new FakeForm();
  return { form, saver: new Saver(form, { values: form.values, version: 'opened' }, savesItself) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('saves a draft once after the last change, and forgets the copy', async () => {
  const { form, saver } = open();
  form.type({ title: 'S' }, saver);
  form.type({ title: 'Sagra' }, saver);
  expect(form.kept).toMatchObject({ title: 'Sagra' });
  await jest.advanceTimersByTimeAsync(1000);
  expect(form.sent).toEqual([{ title: 'Sagra', excerpt: '' }]);
  expect(saver.state.kind).toBe('saved');
  expect(form.kept).toBeNull();
});

test('what is no number in a field of numbers is kept, and saved when it is one', async () => {
  const { form, saver } = open();
  form.unreadable = 'price';
  form.type({ title: 'Sagra', price: { typed: '1.2.' } }, saver);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await saver.save(() => Promise.resolve('saved'))).toBe(false);
  expect(form.sent).toEqual([]);
  expect(saver.state).toEqual({ kind: 'unreadable', path: 'price' });
  expect(form.kept).toMatchObject({ title: 'Sagra' });
  form.unreadable = undefined;
  form.type({ price: 1200 }, saver);
  await jest.advanceTimersByTimeAsync(1000);
  expect(form.stored).toMatchObject({ title: 'Sagra', price: 1200 });
});

test('a form without drafts waits for its button', async () => {
  const { form, saver } = open(false);
  form.type({ title: 'Sagra' }, saver);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(form.sent).toEqual([]);
  expect(saver.state.kind).toBe('changed');
  expect(form.kept).toMatchObject({ title: 'Sagra' });
});

test('a refused publication keeps no copy, because its draft is saved', async () => {
  const { form, saver } = open();
  expect(await saver.save(() => Promise.resolve('refused'))).toBe(false);
  expect(saver.state.kind).toBe('unpublished');
  expect(form.kept).toBeNull();
  form.type({}, saver);
  expect(saver.state.kind).toBe('unpublished');
  form.type({ title: 'Sagra' }, saver);
  expect(saver.state.kind).toBe('changed');
});

test('without a connection it keeps the text and tries again until it is there', async () => {
  const { form, saver } = open();
  form.outcome = 'failed';
  form.session = 'offline';
  form.type({ title: 'Sagra' }, saver);
  await jest.advanceTimersByTimeAsync(1000);
  expect(saver.state.kind).toBe('offline');
  form.type({ excerpt: 'In piazza' }, saver);
  expect(form.kept).toEqual({ title: 'Sagra', excerpt: 'In piazza' });
  expect(form.sent).toHaveLength(1);
  form.outcome = 'saved';
  form.session = 'active';
  await jest.advanceTimersByTimeAsync(10_000);
  expect(form.stored).toEqual({ title: 'Sagra', excerpt: 'In piazza' });
  expect(saver.state.kind).toBe('saved');
});

test('without a session it waits for the login, and then saves', async () => {
  const { form, saver } = open();
  form.outcome = 'denied';
  form.session = 'loggedOut';
  form.type({ title: 'Sagra' }, saver);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saver.state.kind).toBe('loggedOut');
  expect(form.sent).toHaveLength(1);
  form.outcome = 'saved';
  form.session = 'active';
  await saver.retry();
  expect(form.stored).toMatchObject({ title: 'Sagra' });
});

test('merges what a colleague has saved, and saves both', async () => {
  const { form, saver } = open();
  form.stored = { title: 'Festa', excerpt: 'Di Lucia' };
  form.outcome = 'stale';
  form.type({ title: 'Sagra' }, saver);
  const saving = jest.advanceTimersByTimeAsync(900);
  await saving;
  form.outcome = 'saved';
  await jest.advanceTimersByTimeAsync(1000);
  expect(form.stored).toEqual({ title: 'Sagra', excerpt: 'Di Lucia' });
  expect(form.versions).toEqual(['opened', 'theirs']);
  expect(saver.state.kind).toBe('saved');
});

test('saves nothing before the editor has chosen between two texts', async () => {
  const { form, saver } = open();
  form.stored = { title: 'Fiera', excerpt: '' };
  form.outcome = 'stale';
  form.type({ title: 'Sagra' }, saver);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saver.state).toEqual({
    kind: 'conflict',
    conflicts: [{ path: 'title', mine: 'Sagra', theirs: 'Fiera' }],
    savedAt: 'theirs',
  });
  expect(form.sent).toHaveLength(1);
  form.outcome = 'saved';
  await saver.resolve(new Map([['title', 'mine']]));
  saver.changed();
  await jest.advanceTimersByTimeAsync(1000);
  expect(form.stored).toMatchObject({ title: 'Sagra' });
});
