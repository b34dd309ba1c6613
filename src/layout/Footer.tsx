import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import * as S from './Footer.styles';
import { FooterColumn } from './Footer.Column';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import type { LayoutPartProps } from './model';
import { Socials } from './Socials';

interface FooterProps extends LayoutPartProps {
  /** The year of the copyright line, from the server, so that server and browser render the same. */
  year: number;
}

/** The footer: the editors' columns below the skyline, languages, social channels and credits. */
export function Footer({ layout, alternates, section, year }: FooterProps) {
  const { t, locale } = useI18n();
  const { siteName, footer, socials } = layout;
  return (
    <S.Root id="footer" tabIndex={-1} data-ground="night" data-print="hide">
      <S.Ridge viewBox="0 -16 1440 116" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href="#town-skyline" fill="currentColor" />
      </S.Ridge>
      <S.Columns id="menu">
        {footer.map((parts, index) => (
          <S.Column key={index}>
            {index === 0 && <Logo name={siteName} />}
            <FooterColumn parts={parts} menus={layout} />
          </S.Column>
        ))}
      </S.Columns>
      <S.End>
        <div>
          <LanguageSwitcher position="footer" alternates={alternates} section={section} />
          <Socials socials={socials} />
          <S.Legal data-legal>
            <p>{t('common.footer.copyright', { year, name: siteName })}</p>
            <p>{t('common.footer.credit')}</p>
            <p>
              <Link href={href('credits', locale)}>{t('common.footer.credits')}</Link>
              {' · '}
              <Link href={href('openData', locale)}>{t('common.footer.openData')}</Link>
              {' · '}
              <Link href={href('offerHome', locale)}>{t('common.footer.offerHome')}</Link>
            </p>
          </S.Legal>
        </div>
      </S.End>
    </S.Root>
  );
}
