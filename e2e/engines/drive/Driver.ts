/** The names of the three engines in tests and commands. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The keys that tests press. */
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

/** Values that can be passed to a page and back. */
export type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };

/** One tab of one engine, with only what all three drivers can do. `Tab` builds on it. */
export interface Driver {
  /** Resolves when the document and its resources are loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Evaluates an expression in the page and returns its awaited value, which must be JSON. */
  evaluate<Result>(expression: string): Promise<Awaited<Result>>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Clicks at a point of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Drags the mouse from one point to another. */
  drag(from: [x: number, y: number], to: [x: number, y: number]): Promise<void>;
  /** Resizes the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** System preferences of a visitor, for all tabs of an engine. */
export interface Preferences {
  reducedMotion?: boolean;
  dark?: boolean;
  /** WebKit ignores it, because GTK has no such setting. */
  forcedColors?: boolean;
}

/** A running browser. */
export interface Engine {
  /** Opens a tab that shares no cookies and caches with others. */
  newTab(): Promise<Driver>;
  close(): Promise<void>;
}
