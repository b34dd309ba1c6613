import { Hero } from './Hero';

test('a hero holds nine types of blocks', () => {
  expect(Hero.children).toEqual([
    ...['titleContent', 'textContent', 'spacer', 'image', 'icon', 'separator', 'video'],
    ...['buttons', 'card'],
  ]);
});
