import type { Site } from '@magpie/domain/site';
import type { WidgetConfig } from '#shared/config/index.ts';

export interface WidgetScript {
  readonly id: string;
  readonly address: string;
}

/** The widgets of a site; one without an id is null (SUPPORT-02). */
export interface WidgetScripts {
  readonly messenger: WidgetScript | null;
  readonly helpDesk: WidgetScript | null;
  readonly tagManager: WidgetScript | null;
}

const vendors = {
  messenger: (id: string) => `https://widget.intercom.io/widget/${encodeURIComponent(id)}`,
  helpDesk: 'https://wchat.freshchat.com/js/widget.js',
  tagManager: 'https://www.googletagmanager.com/gtm.js',
};

/** Which widgets a site has, and where their scripts come from: the configured addresses, otherwise the vendors' hosts. */
export function widgetScripts(widgets: WidgetConfig, site: Pick<Site, 'tagManagerId'>): WidgetScripts {
  const { messengerAppId, messengerUrl, helpDeskKey, helpDeskUrl, tagManagerUrl } = widgets;
  const tagManagerId = widgets.tagManagerId ?? site.tagManagerId;
  return {
    messenger: messengerAppId
      ? { id: messengerAppId, address: messengerUrl ?? vendors.messenger(messengerAppId) }
      : null,
    helpDesk: helpDeskKey ? { id: helpDeskKey, address: helpDeskUrl ?? vendors.helpDesk } : null,
    tagManager: tagManagerId
      ? {
          id: tagManagerId,
          address: `${tagManagerUrl ?? vendors.tagManager}?id=${encodeURIComponent(tagManagerId)}`,
        }
      : null,
  };
}
