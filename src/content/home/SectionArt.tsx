import type { ReactNode } from 'react';
import type { PrimarySection } from '@/routing/sections';

const light = 'var(--f-ochre)';
const cream = 'var(--cream)';

/** The drawing of each section: a house, a gate, a stall, a ticket. */
const drawings = {
  accommodations: (
    <>
      <path d="M2 58L62 8l60 50v66H2Z" fill="#fff" opacity=".16" />
      <path d="M18 70L62 32l44 38v54H18Z" fill={light} />
      <path d="M50 124V90a12 12 0 0 1 24 0v34Z" fill={cream} />
      <path d="M84 42V20h12v33Z" fill={light} />
    </>
  ),
  universities: (
    <>
      <path d="M6 124V66a56 56 0 0 1 112 0v58Z" fill="#fff" opacity=".16" />
      <path d="M26 124V72a36 36 0 0 1 72 0v52Z" fill={light} />
      <path d="M45 124V80a17 17 0 0 1 34 0v44Z" fill={cream} />
    </>
  ),
  services: (
    <>
      <path d="M4 40h116v84H4Z" fill="#fff" opacity=".16" />
      <path d="M16 62h92v34H16Z" fill={cream} />
      <path d="M8 94h108v30H8Z" fill={light} />
      <path
        d="M10 30h104l8 28a10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0Z"
        fill={light}
      />
      <path
        d="M27.300 30H45l-3 28a10 10 0 0 1-20 0ZM62 30h17.300l2.700 28a10 10 0 0 1-20 0ZM96.600 30H114l8 28a10 10 0 0 1-20 0Z"
        fill={cream}
      />
      <circle cx="62" cy="74" r="9" fill="var(--field)" />
      <path d="M44 94a18 14 0 0 1 36 0Z" fill="var(--field)" />
    </>
  ),
  events: (
    <>
      <path d="M2 124V70a60 60 0 0 1 120 0v54Z" fill="#fff" opacity=".14" />
      <g transform="rotate(-14 62 84)">
        <path d="M14 56h96v18a10 10 0 0 0 0 20v18H14V94a10 10 0 0 0 0-20Z" fill={light} />
        <path d="M80 60v48" stroke="var(--field)" strokeWidth="3" strokeDasharray="5 6" />
        <circle cx="48" cy="84" r="15" fill={cream} />
      </g>
    </>
  ),
} satisfies Record<PrimarySection, ReactNode>;

export function SectionArt({
  section,
  className,
}: {
  section: PrimarySection;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 124 124" aria-hidden="true" className={className}>
      {drawings[section]}
    </svg>
  );
}
