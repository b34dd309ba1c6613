import userEvent from '@testing-library/user-event';
import { trapFocus } from './trapFocus';

const get = (id: string) => document.getElementById(id);

/** Shows a dialog with a focus trap. jsdom has no layout, so an element with `hidden` has no boxes. */
function showDialog(html: string) {
  document.body.innerHTML = `<form><input type="radio" name="view" checked></form>
    <div id="dialog">${html}</div>`;
  for (const element of document.querySelectorAll<HTMLElement>('#dialog *')) {
    const boxes = element.closest('[hidden]') ? [] : [new DOMRect()];
    element.getClientRects = () => boxes as unknown as DOMRectList;
  }
  const dialog = get('dialog');
  if (dialog) trapFocus(dialog, new AbortController().signal);
}

it('ends at a radio button, although a form behind the dialog has a checked one of the same name', async () => {
  showDialog(`<form><button id="first">Close</button>
    <input type="radio" name="view" id="last"></form>`);
  get('first')?.focus();
  await userEvent.tab({ shift: true });
  expect(get('last')).toHaveFocus();
});

it('skips an unchecked radio button that is not visible', async () => {
  showDialog(`<form><button id="first">Close</button><button id="last">Send</button>
    <div hidden><input type="radio" name="kind"></div></form>`);
  get('last')?.focus();
  await userEvent.tab();
  expect(get('first')).toHaveFocus();
});
