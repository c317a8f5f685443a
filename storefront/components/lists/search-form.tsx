import type { SearchKind } from '#contract/search/search-answer.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { siteSearchMaximumLength } from '#rules/search/search-bounds.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { SearchField } from '#storefront/ui/list/search-field.tsx';

type SearchFormProps = {
  label?: string;
  /** What to look among; without it among everything. */
  kind?: SearchKind;
};

/** A field that leads to the search page. */
export function SearchForm({ label, kind }: SearchFormProps) {
  const t = useText();
  return (
    <search>
      <form action={pathTo(useMarket(), 'search')}>
        {kind ? <input type="hidden" name="kind" value={kind} /> : null}
        <SearchField
          name="q"
          label={label ?? t('search.label')}
          placeholder={label ?? t('search.everything')}
          maxLength={siteSearchMaximumLength}
        />
      </form>
    </search>
  );
}
