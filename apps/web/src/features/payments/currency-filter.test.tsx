import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sites } from '@magpie/domain/site';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { renderFeature } from '../../testing/render-feature.tsx';
import { answeredConfig, freshBrowser } from '../../testing/session-setting.ts';
import { TransactionsSection } from './transactions-section.tsx';

const currency = (code: string, type: string) => ({
  __typename: 'Currency',
  code,
  name: code,
  symbol: '$',
  type,
});
const availableCurrencies = [currency('AUD', 'FIAT'), currency('NZD', 'FIAT'), currency('BTC', 'CRYPTO')];

const noRecords = {
  balanceTransactionRecords: {
    totalCount: 0,
    edges: [],
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
};

function renderedOn(site: keyof typeof sites) {
  const asked: unknown[] = [];
  fakePlatform({
    Config: () => ({ config: { ...answeredConfig, availableCurrencies } }),
    TransactionHistory: (variables) => {
      asked.push(variables['filter'] ?? null);
      return noRecords;
    },
  });
  renderFeature(<TransactionsSection />, { member: true, site: sites[site] });
  return asked;
}

const choices = async () => (await screen.findAllByRole('radio')).map((radio) => radio.textContent);

describe('currency type of the transaction history', () => {
  beforeEach(freshBrowser);

  it.each(['kookaburra', 'rosella', 'lorikeet'] as const)('CONF-10 hides crypto on %s', async (site) => {
    renderedOn(site);
    expect(await choices()).toEqual(['All', 'Fiat']);
  });

  it('CONF-10 offers crypto on the main site', async () => {
    renderedOn('magpie');
    expect(await choices()).toEqual(['All', 'Fiat', 'Crypto']);
  });

  it('sends the chosen currency as the filter, and All sends none', async () => {
    const asked = renderedOn('magpie');
    await userEvent.click(await screen.findByText('Crypto'));
    await waitFor(() => {
      expect(asked.at(-1)).toEqual({ currency: { eq: 'BTC' } });
    });
    await userEvent.click(screen.getByText('Fiat'));
    await userEvent.selectOptions(await screen.findByLabelText('Currency'), 'NZD');
    await waitFor(() => {
      expect(asked.at(-1)).toEqual({ currency: { eq: 'NZD' } });
    });
    await userEvent.click(screen.getByText('All'));
    await waitFor(() => {
      expect(asked.at(-1)).toBeNull();
    });
  });
});
