import styled from 'styled-components';
import { href } from '@/routing/href';
import { locales } from '@/routing/locales';
import english from '../../../public/locales/en/common.json';
import italian from '../../../public/locales/it/common.json';

const words = { it: italian.error, en: english.error };

const Root = styled.main`
  display: grid;
  gap: 2rem;
  align-content: center;
  min-height: 100vh;
  padding: var(--gutter);
  background: var(--lost);
  color: var(--on-field);
`;

/** Replaces an error screen that fails itself (specification §8). It shows all languages. */
export function GenericError() {
  return (
    <Root data-ground="night">
      {locales.map((locale) => (
        <section key={locale} lang={locale}>
          <h1>{words[locale].title}</h1>
          <p>{words[locale].generic}</p>
          <p>
            <a href={href('home', locale)}>{words[locale].home}</a>
          </p>
        </section>
      ))}
    </Root>
  );
}
