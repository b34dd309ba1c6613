import type { Letter } from './letterHtml';

/** A letter for mail programs that show no HTML, and for people who want none. */
export const letterText = (letter: Letter): string => {
  const { greeting, lines, items = [], button, notYou, footer, leave } = letter;
  return [
    greeting,
    ...lines,
    ...items.map(({ title, link, facts }) =>
      [title, facts.join(' · '), link].filter(Boolean).join('\n'),
    ),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    notYou,
    `-- \n${footer}`,
    ...(leave ? [`${leave.label}:\n${leave.link}`] : []),
  ].join('\n\n');
};
