import type { Letter } from './letterHtml';

/** Renders a letter as plain text, for mail programs and people that do not use HTML. */
export const letterText = (letter: Letter): string => {
  const { greeting, lines, items = [], button, notYou, footer, unsubscribe } = letter;
  return [
    greeting,
    ...lines,
    ...items.map(({ title, link, facts }) =>
      [title, facts.join(' · '), link].filter(Boolean).join('\n'),
    ),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    notYou,
    `-- \n${footer}`,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.link}`] : []),
  ].join('\n\n');
};
