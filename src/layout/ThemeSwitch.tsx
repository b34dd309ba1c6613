import { useState } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { chooseTheme, readTheme, themes } from '@/theme/preference';
import * as S from './ThemeSwitch.styles';

/**
 * The choice of the theme: light, dark or system. It renders only in the browser, because only the browser
 * stores the choice.
 */
export function ThemeSwitch() {
  const { t } = useI18n();
  const [chosen, setChosen] = useState(readTheme);
  return (
    <S.Group>
      <VisuallyHidden as="legend">{t('common.theme.label')}</VisuallyHidden>
      {themes.map((theme) => (
        <S.Choice key={theme}>
          <input
            type="radio"
            name="theme"
            checked={theme === chosen}
            onChange={() => {
              chooseTheme(theme);
              setChosen(theme);
            }}
          />
          {t(`common.theme.${theme}`)}
        </S.Choice>
      ))}
    </S.Group>
  );
}
