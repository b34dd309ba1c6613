import type ICAL from 'ical.js';

/** The text of a property of a calendar; empty if it has none. */
export function propertyText(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
}
