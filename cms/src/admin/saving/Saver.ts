import { isRecord } from '../../lib/isRecord';
import { isSame } from '../../lib/isSame';
import { type Choices, type Conflict, merge } from './merge';

/** The values of a form, by the names of its fields. */
export type Values = Record<string, unknown>;

/** What the program has stored, and when it was saved, as ISO time: a save sends it. */
export interface Stored {
  values: Values;
  version: string | undefined;
}

/** When a document was saved. */
export const versionIn = (document: unknown): string | undefined =>
  isRecord(document) && typeof document.updatedAt === 'string' ? document.updatedAt : undefined;

/**
 * How an attempt to save ended: `failed` without an answer of the program, `denied` without rights, `unclear` if Payload
 * does not show why it has not saved.
 */
export type Outcome = 'saved' | 'stale' | 'refused' | 'denied' | 'failed' | 'unclear';

/** Whether the cms answers, and whether the editor is logged in. */
export type Session = 'active' | 'loggedOut' | 'offline';

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'changed' }
  | { kind: 'saving' }
  | { kind: 'refused' }
  /** A field of numbers holds what is no number. */
  | { kind: 'unreadable'; path: string }
  /** The draft is saved, but its publication was refused. */
  | { kind: 'unpublished' }
  | { kind: 'offline' }
  | { kind: 'loggedOut' }
  /** `savedAt` is when the other side was saved, as ISO time. */
  | { kind: 'conflict'; conflicts: Conflict[]; savedAt: string | undefined };

/** Saves the form, which began from a version. */
export type Send = (version: string | undefined) => Promise<Outcome>;

/** What a saver needs of the form; `usePort` makes it from Payload's hooks. */
export interface FormPort {
  read: () => Values;
  /** The path of a field of numbers that holds what is no number. */
  findUnreadable: () => string | undefined;
  /** Saves the form as a draft. */
  sendDraft: Send;
  /** After a save: takes the values that the program computed, and returns what is stored. */
  acceptSaved: (sent: Values) => Stored;
  /** Loads what is stored. Null if the program does not answer. */
  load: () => Promise<Stored | null>;
  /**
   * Shows other values. False if the form has changed from `expected` meanwhile, null if the program does not answer;
   * then the form is as it was.
   */
  show: (values: Values, expected: Values, isSaved: boolean) => Promise<boolean | null>;
  checkSession: () => Promise<Session>;
  /** Whether the document does not exist yet. */
  isNew: () => boolean;
  /** Keeps a copy of what is not saved in the browser, or removes it. */
  keep: (unsaved: { base: Values; values: Values } | null) => void;
}

/** Milliseconds after the last change until a draft is saved. */
const pauseMs = 800;

/** Milliseconds until the next attempt: the first one, and the most. */
const retryMs = { first: 2000, most: 30_000 };

/**
 * Saves one form, says whether it is saved, and merges what others have saved meanwhile. A form of drafts saves itself;
 * another one waits for the button.
 */
export class Saver {
  #state: SaveState = { kind: 'saved' };
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry = retryMs.first;
  #theirs: Stored | null = null;
  #hasSaved = false;
  readonly #listeners = new Set<() => void>();

  /** @param stored what the form was opened with */
  constructor(
    private readonly form: FormPort,
    private stored: Stored,
    private readonly savesItself: boolean,
  ) {}

  get state(): SaveState {
    return this.#state;
  }

  get isSaving(): boolean {
    return this.#running !== null;
  }

  /** Whether this form has been saved at least once. */
  get hasSaved(): boolean {
    return this.#hasSaved;
  }

  /** The values of the form, and those that are stored. */
  get unsaved(): { base: Values; values: Values } {
    return { base: this.stored.values, values: this.form.read() };
  }

  /** When the state that the form began from was saved, as ISO time. */
  get version(): string | undefined {
    return this.stored.version;
  }

  get isDirty(): boolean {
    return !isSame(this.form.read(), this.stored.values);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The form has the stored values: it was opened, or Payload has loaded it again. */
  rebase({ values, version = '' }: Stored): void {
    // What was loaded after a refused save is newer than what Payload knows.
    const known = this.stored.version;
    this.stored = { values, version: known && known > version ? known : version || known };
    if (!this.isSaving && this.#state.kind !== 'saved') this.#settle();
  }

  /** The values of the form may have changed. */
  changed(): void {
    if (this.isSaving || this.#state.kind === 'conflict') {
      if (this.isDirty) this.#keep();
      return;
    }
    const isWaiting = this.#state.kind === 'offline' || this.#state.kind === 'loggedOut';
    if (!this.isDirty && this.#state.kind === 'unpublished') return;
    if (!this.isDirty) this.#settle();
    else if (isWaiting) this.#keep();
    else this.#wait();
  }

  /**
   * Saves the form after the save that is running. Resolves to whether the form is saved.
   *
   * @param send how, if not as a draft. What it would overwrite is merged and saved as a draft instead.
   */
  async save(send: Send = this.form.sendDraft): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#state.kind === 'conflict') return false;
    while (this.#running) await this.#running;
    if (this.isDirty && this.#waitForNumber()) return false;
    const isIdle = this.#isRedirecting() || (send === this.form.sendDraft && !this.isDirty);
    if (!isIdle) this.#running = this.#attempt(send).finally(() => (this.#running = null));
    const isSaved = isIdle || (await this.#running) === true;
    if (isSaved || this.#state.kind === 'changed') this.#settle();
    return isSaved;
  }

  /** The connection or the session may be there again. */
  async retry(): Promise<void> {
    clearTimeout(this.#timer);
    const session = await this.form.checkSession();
    if (session === 'active') {
      this.#retry = retryMs.first;
      if (this.savesItself) await this.save();
      else this.#settle();
    } else this.#fail(session);
  }

  /** The session has ended. */
  ended(): void {
    if (!this.isSaving && this.#state.kind !== 'loggedOut') this.#fail('loggedOut');
  }

  /** A colleague has saved the document. Resolves to whether the form shows that now. */
  async mergeOthers(): Promise<boolean> {
    if (this.isSaving || this.#state.kind === 'conflict') return false;
    this.#running = this.#reconcile().finally(() => (this.#running = null));
    const isDone = await this.#running;
    if (isDone) this.#settle();
    return isDone;
  }

  /**
   * Takes back a text that was kept in the browser. Where the form has another one now, the editor chooses. Resolves to
   * whether the program answered.
   */
  async resume(kept: { base: Values; values: Values }): Promise<boolean> {
    for (;;) {
      const present = this.form.read();
      const { value, conflicts } = merge(kept.base, kept.values, present);
      const isShown = await this.form.show(
        conflicts.length > 0 ? kept.values : value,
        present,
        false,
      );
      if (isShown && conflicts.length > 0) {
        this.#theirs = this.stored;
        this.stored = { values: kept.base, version: this.stored.version };
        this.#set({ kind: 'conflict', conflicts, savedAt: this.stored.version });
      }
      if (isShown !== false) return isShown === true;
    }
  }

  /** Merges with the sides that the editor chose. */
  async resolve(choices: Choices): Promise<void> {
    const theirs = this.#theirs ?? this.stored;
    const mine = this.form.read();
    const { value } = merge(this.stored.values, mine, theirs.values, choices);
    if ((await this.form.show(value, mine, false)) !== true) return;
    this.stored = theirs;
    this.#set({ kind: 'changed' });
    this.changed();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  async #attempt(send: Send): Promise<boolean> {
    this.#set({ kind: 'saving' });
    const sent = this.form.read();
    this.form.keep({ base: this.stored.values, values: sent });
    const outcome = await send(this.stored.version);
    if (outcome === 'saved') {
      this.#retry = retryMs.first;
      this.#hasSaved = true;
      this.stored = this.form.acceptSaved(sent);
      return true;
    }
    if (outcome === 'stale') await this.#reconcile();
    else if (outcome === 'refused') this.#refuse();
    else await this.#explain(outcome);
    return false;
  }

  /** A publication saves the draft first, so that its refusal loses nothing. */
  #refuse(): void {
    if (this.isDirty) {
      this.#set({ kind: 'refused' });
      return;
    }
    this.form.keep(null);
    this.#set({ kind: 'unpublished' });
  }

  /** Finds out why the form could not be saved. */
  async #explain(outcome: Outcome): Promise<void> {
    const session = await this.form.checkSession();
    if (session !== 'active') this.#fail(session);
    else if (outcome === 'failed') this.#fail('offline');
    else if (outcome === 'unclear' && (await this.form.load())?.version !== this.version)
      await this.#reconcile();
    else this.#refuse();
  }

  async #reconcile(): Promise<boolean> {
    for (;;) {
      const theirs = await this.form.load();
      if (!theirs) {
        this.#fail('offline');
        return false;
      }
      this.#theirs = theirs;
      const mine = this.form.read();
      const { value, conflicts } = merge(this.stored.values, mine, theirs.values);
      if (conflicts.length > 0) {
        this.#keep();
        this.#set({ kind: 'conflict', conflicts, savedAt: theirs.version });
        return false;
      }
      const isShown = await this.form.show(value, mine, isSame(value, theirs.values));
      if (isShown === null) {
        this.#fail('offline');
        return false;
      }
      if (isShown) {
        this.stored = theirs;
        this.#set({ kind: 'changed' });
        return true;
      }
    }
  }

  #settle(): void {
    if (this.isDirty) {
      this.#wait();
      return;
    }
    clearTimeout(this.#timer);
    this.form.keep(null);
    this.#set({ kind: 'saved' });
  }

  /** Whether the entry was just created and its own form is about to open: a second save would create another one. */
  #isRedirecting(): boolean {
    return this.#hasSaved && this.form.isNew();
  }

  /** Keeps the unsaved text, and saves it after a pause. */
  #wait(): void {
    this.#keep();
    this.#set({ kind: 'changed' });
    clearTimeout(this.#timer);
    if (this.savesItself && !this.#isRedirecting())
      this.#timer = setTimeout(() => void this.save(), pauseMs);
  }

  /** The cms would refuse the whole draft. Returns whether a field must be corrected first. */
  #waitForNumber(): boolean {
    const path = this.form.findUnreadable();
    if (path === undefined) return false;
    this.#keep();
    this.#set({ kind: 'unreadable', path });
    return true;
  }

  #keep(): void {
    this.form.keep(this.unsaved);
  }

  #fail(reason: 'loggedOut' | 'offline'): void {
    if (this.isDirty) this.#keep();
    this.#set({ kind: reason });
    clearTimeout(this.#timer);
    if (reason !== 'offline') return;
    this.#timer = setTimeout(() => void this.retry(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, retryMs.most);
  }

  #set(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
