import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { renderIn } from '@/i18n/testing/renderIn';
import { Overlay } from './Overlay';
import { mockDialogMethods } from './testing';

beforeAll(mockDialogMethods);

function Filters({ field = false }: { field?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button onClick={() => setOpen(true)}>Filtra</button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        label="Filtra gli alloggi"
        closeLabel="Chiudi"
      >
        <label>
          Posti letto <input data-autofocus={field || undefined} />
        </label>
        <button onClick={() => setOpen(false)}>Mostra</button>
      </Overlay>
    </main>
  );
}

const dialog = () => screen.queryByRole('dialog');

async function opened(field?: boolean) {
  const rendered = renderIn('it', <Filters field={field} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtra' }));
  return rendered;
}

it('renders nothing before it is opened, in the browser and in the HTML', () => {
  renderIn('it', <Filters />);
  expect(dialog()).toBeNull();
  expect(renderToString(<Filters />)).not.toContain('Posti letto');
});

it('has its name as heading, which gets the focus', async () => {
  await opened();
  expect(dialog()).toHaveAccessibleName('Filtra gli alloggi');
  expect(screen.getByRole('heading', { level: 2, name: 'Filtra gli alloggi' })).toHaveFocus();
});

it('focuses the field with data-autofocus', async () => {
  await opened(true);
  expect(screen.getByRole('textbox', { name: 'Posti letto' })).toHaveFocus();
});

it.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }))],
  ['a change of the page', () => Router.events.emit('routeChangeStart')],
  ['a jump within the page', () => Router.events.emit('hashChangeStart')],
])('%s closes it and removes it from the document', async (_, close) => {
  await opened();
  await act(async () => close());
  expect(dialog()).toBeNull();
  expect(screen.queryByLabelText('Posti letto')).toBeNull();
});

it('closes at a press on the backdrop, but not at one that began inside', async () => {
  await opened();
  const element = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByRole('textbox'));
  await act(async () => fireEvent.click(element));
  expect(dialog()).toBeInTheDocument();
  fireEvent.pointerDown(element);
  await act(async () => fireEvent.click(element));
  expect(dialog()).toBeNull();
});

it('returns the focus when a button inside closes it', async () => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
  expect(dialog()).toBeNull();
  expect(screen.getByRole('button', { name: 'Filtra' })).toHaveFocus();
});

it('fades out only in browsers where it stays in the top layer meanwhile', async () => {
  await opened();
  const styles = [...document.querySelectorAll('style')].map((one) => one.textContent).join('');
  const supportsBlocks = /@supports \(overlay:auto\)\{[^{}]*\{[^{}]*\}\}/g;
  const exit = /transition[^;}]*\b(display|overlay)\b/;
  expect(styles.match(supportsBlocks)?.join('')).toMatch(exit);
  expect(styles.replace(supportsBlocks, '')).not.toMatch(exit);
});

it('resets its content when it is opened again', async () => {
  await opened();
  await userEvent.type(screen.getByRole('textbox'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  await userEvent.click(screen.getByRole('button', { name: 'Filtra' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});
