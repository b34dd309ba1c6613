import { act, render, waitFor } from '@testing-library/react';
import Router from 'next/router';
import { useLayoutEffect, type ReactNode } from 'react';
import type { styled as Styled } from 'styled-components';
import { batchStyles } from './batchStyles';
import { StyleBatch } from './StyleBatch';

// In tests styled-components writes text nodes, unless this is set before its first import.
process.env.SC_DISABLE_SPEEDY = 'false';
let styled: typeof Styled;
beforeAll(async () => {
  ({ styled } = await import('styled-components'));
  batchStyles();
});
const paragraphIn = (color: string) => styled.p`
  color: ${color};
`;

const sheet = () => document.querySelector<HTMLStyleElement>('style[data-styled="active"]')?.sheet;
const rules = () => [...(sheet()?.cssRules ?? [])].map(({ cssText }) => cssText);
const navigate = (shallow = false) =>
  Router.events.emit('beforeHistoryChange', '/eventi', { shallow });

/** A page of the app. */
const withBatch = (page: ReactNode) => (
  <>
    <StyleBatch />
    {page}
  </>
);

/** Reports when it renders and when its layout effects run. */
function Probe({ at }: { at: (moment: 'render' | 'layout') => void }) {
  at('render');
  useLayoutEffect(() => {
    at('layout');
  });
  return null;
}

it('inserts the rules of a page when React commits it, before layout effects run', () => {
  const Old = paragraphIn('red');
  const Heading = paragraphIn('green');
  const Text = paragraphIn('blue');
  const { rerender } = render(withBatch(<Old />));
  const before = rules();
  expect(before.join()).toContain('red');

  navigate();
  const seen: Record<string, string[]> = {};
  rerender(
    <>
      <StyleBatch />
      <Heading />
      <Text />
      <Probe
        at={(moment) => {
          seen[moment] = rules();
        }}
      />
    </>,
  );
  expect(seen.render).toEqual(before);
  expect(seen.layout?.slice(before.length).map((rule) => /green|blue/.exec(rule)?.[0])).toEqual([
    'green',
    'blue',
  ]);
});

it('inserts the rules of another commit before it is painted', async () => {
  const Page = paragraphIn('red');
  const Dialog = paragraphIn('orange');
  render(withBatch(<Page />));
  navigate();
  render(<Dialog />);
  expect(rules().join()).not.toContain('orange');
  await waitFor(() => expect(rules().join()).toContain('orange'));
});

it('preserves the order of the rules when the browser refuses one', () => {
  const Page = paragraphIn('teal');
  const { rerender } = render(withBatch(<Page />));
  navigate();
  const end = rules().length;
  // jsdom refuses a lone brace; browsers refuse unknown selectors.
  sheet()?.insertRule('}', end);
  sheet()?.insertRule('p { color: navy; }', end + 1);
  sheet()?.insertRule('p { color: pink; }', end + 2);
  rerender(withBatch(<Page />));
  expect(rules()).toHaveLength(end + 3);
  expect(rules()[end + 1]).toContain('navy');
  expect(rules()[end + 2]).toContain('pink');
});

it('buffers no rules after the page was committed', () => {
  const { rerender } = render(<StyleBatch />);
  const insert = (color: string) =>
    act(() => void sheet()?.insertRule(`p { color: ${color}; }`, 0));
  navigate();
  rerender(<StyleBatch />);
  insert('gold');
  expect(rules()[0]).toContain('gold');
});

it('continues to buffer after another commit, but not after a cancelled navigation', async () => {
  const Dialog = paragraphIn('coral');
  render(<StyleBatch />);
  navigate();
  render(<Dialog />);
  await waitFor(() => expect(rules().join()).toContain('coral'));
  sheet()?.insertRule('p { color: beige; }', 0);
  expect(rules()[0]).not.toContain('beige');
  Router.events.emit('routeChangeError', new Error('cancelled'), '/eventi', { shallow: false });
  expect(rules()[0]).toContain('beige');
  sheet()?.insertRule('p { color: azure; }', 0);
  expect(rules()[0]).toContain('azure');
});

it('buffers nothing for a shallow navigation', () => {
  render(<StyleBatch />);
  navigate(true);
  sheet()?.insertRule('p { color: tan; }', 0);
  expect(rules()[0]).toContain('tan');
});
