import { Hero } from './Hero';

test('a hero allows nine types of blocks', () => {
  expect(Hero.children).toEqual([
    ...['titleContent', 'textContent', 'spacer', 'image', 'icon', 'separator', 'video'],
    ...['buttons', 'card'],
  ]);
});
