import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderIn } from '@/layout/testing';
import { Ignored } from './Ignored';

const told = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('is not there where everything was understood', () => {
  const { container } = renderIn('it', <Ignored parts={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('names four parts and counts the others', async () => {
  const parts = ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => ({ name: 'type', value }));
  const { container } = renderIn('it', <Ignored parts={parts} />);
  expect(told().slice(0, 4)).toEqual(['type=a', 'type=b', 'type=c', 'type=d']);
  expect(told()[4]).toContain('2');
  expect(await axe(container)).toHaveNoViolations();
});

it('shows long values in short, with whole signs, and none that HTML cannot say', () => {
  const values = ['🏠'.repeat(60), '\u0000x\r', 'half \uD83D'];
  renderIn('it', <Ignored parts={values.map((value) => ({ name: 'near', value }))} />);
  expect(told()).toEqual([`near=${'🏠'.repeat(40)}…`, 'near=\uFFFDx\uFFFD', 'near=half \uFFFD']);
});
