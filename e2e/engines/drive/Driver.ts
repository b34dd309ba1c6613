/** The three engines, by the names that tests and commands give them. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A key that tests press, or Tab together with Shift. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Escape'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Home'
  | 'End';

/** What goes into a page and comes out of it. */
export type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };

/** One tab of one engine: the little that all three drivers can do. `Tab` is written on top of it. */
export interface Driver {
  /** Resolves when the document and what it names has been loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs an expression in the page, waits for its promise and hands on its value, which must be JSON. */
  evaluate<Result>(expression: string): Promise<Awaited<Result>>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses the mouse at a point of the window's content, and lets it go. */
  click(x: number, y: number): Promise<void>;
  /** Moves the mouse with its button pressed. */
  drag(from: [x: number, y: number], to: [x: number, y: number]): Promise<void>;
  /** Makes the window's content so large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window's content. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** What a visitor has set in the system; each tab of an engine has the same. */
export interface Preferences {
  reducedMotion?: boolean;
  dark?: boolean;
  /** Not in WebKit: GTK has no such setting. */
  forcedColors?: boolean;
}

/** A running browser. */
export interface Engine {
  /** Opens a tab that shares nothing with others: neither cookies nor caches. */
  newTab(): Promise<Driver>;
  close(): Promise<void>;
}
