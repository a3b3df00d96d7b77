import type { Site } from '@magpie/domain/site';

export interface DescribedPage {
  readonly title: string;
  readonly path: string;
  readonly support: boolean;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

type Json = Record<string, unknown>;

function breadcrumbs({ title, path, support }: DescribedPage, { url, title: brand }: Site): Json {
  const steps = [
    { name: brand, item: `${url}/` },
    ...(support && path !== '/support/contact-us'
      ? [{ name: 'Support', item: `${url}/support/contact-us` }]
      : []),
    { name: title, item: url + path },
  ];
  const items = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  return { '@type': 'BreadcrumbList', itemListElement: items };
}

function organization({ code, url, displayName, supportEmail }: Site): Json {
  return {
    '@type': 'Organization',
    name: displayName,
    url: `${url}/`,
    logo: `${url}/brands/${code}.svg`,
    email: supportEmail,
    areaServed: ['AU', 'NZ'],
  };
}

function questions(page: DescribedPage): Json {
  const entries = page.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@type': 'FAQPage', mainEntity: entries };
}

/** What search engines read of a page besides its words, in the vocabulary of schema.org as JSON. */
export function structuredData(page: DescribedPage, site: Site): string {
  const parts = [
    organization(site),
    breadcrumbs(page, site),
    ...(page.questions.length > 0 ? [questions(page)] : []),
  ];
  // The JSON stands in a script element, which a text must not be able to end.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': parts }).replaceAll('<', '\\u003c');
}
