import styled from 'styled-components';
import { href } from '@/routing/href';
import { localeInfo, locales } from '@/routing/locales';
import errors from '../../../public/locales/errors.json';

const Root = styled.main`
  display: grid;
  gap: 2rem;
  align-content: center;
  min-height: 100vh;
  padding: var(--gutter);
  background: var(--error-ground);
  color: var(--on-field);
`;

/** Replaces an error screen that fails itself (specification §8). It shows all languages. */
export function GenericError() {
  return (
    <Root data-ground="night">
      {locales.map((locale) => (
        <section key={locale} lang={locale} dir={localeInfo[locale].direction}>
          <h1>{errors[locale].error.title}</h1>
          <p>{errors[locale].error.generic}</p>
          <p>
            <a href={href('home', locale)}>{errors[locale].error.home}</a>
          </p>
        </section>
      ))}
    </Root>
  );
}
