import { useState } from 'react';
import { useText } from '#storefront/i18n/messages.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { CookMode, type CookModeProps } from './cook-mode.tsx';

/** Needs code, so it comes with it. */
export function Cook(props: Omit<CookModeProps, 'onClose'>) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="flame" />
        {t('recipes:cook.start')}
      </Button>
      {isOpen ? <CookMode {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
