import { screen } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { IgnoredParameters } from './IgnoredParameters';

const shownItems = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('renders nothing when every parameter is valid', () => {
  const { container } = renderIn('it', <IgnoredParameters parameters={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('names four parameters and counts the others', () => {
  const parameters = ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => ({ name: 'type', value }));
  renderIn('it', <IgnoredParameters parameters={parameters} />);
  expect(shownItems().slice(0, 4)).toEqual(['type=a', 'type=b', 'type=c', 'type=d']);
  expect(shownItems()[4]).toContain('2');
});

it('shortens long values between characters and replaces those that HTML cannot represent', () => {
  const values = ['🏠'.repeat(60), '\u0000x\r', 'half \uD83D'];
  renderIn(
    'it',
    <IgnoredParameters parameters={values.map((value) => ({ name: 'near', value }))} />,
  );
  expect(shownItems()).toEqual([
    `near=${'🏠'.repeat(40)}…`,
    'near=\uFFFDx\uFFFD',
    'near=half \uFFFD',
  ]);
});
