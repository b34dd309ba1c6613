import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ComponentProps } from 'react';
import { RichText } from '@/components/RichText/RichText';
import { useInternalLinks } from './useInternalLinks';

type Router = NonNullable<ComponentProps<typeof RouterContext>['value']>;

const html =
  '<p>Vedi <a href="/alloggi">gli <strong>alloggi</strong></a>, <a href="/media/mappa.pdf">la mappa</a> e <a href="https://example.org">altro</a>.</p>';

function Page() {
  useInternalLinks();
  return <RichText html={html} />;
}

const push = jest.fn(() => Promise.resolve(true));

beforeEach(() => {
  push.mockClear();
  const router: Partial<Router> = { push };
  render(
    <RouterContext value={router as Router}>
      <Page />
    </RouterContext>,
  );
});

it('routes a plain click on a link of the site, also on what is inside the link', () => {
  fireEvent.click(screen.getByText('alloggi'));
  expect(push).toHaveBeenCalledWith('/alloggi', undefined, { locale: false });
});

it('leaves files, other sites and clicks with a modifier key to the browser', () => {
  const modified = createEvent.click(screen.getByText('alloggi'), { ctrlKey: true });
  fireEvent(screen.getByText('alloggi'), modified);
  fireEvent.click(screen.getByRole('link', { name: 'la mappa' }));
  fireEvent.click(screen.getByRole('link', { name: 'altro' }));
  expect(push).not.toHaveBeenCalled();
  expect(modified.defaultPrevented).toBe(false);
});
