/* global window */
/* Stands in for the tag manager's script: it takes what was put into `dataLayer`, and puts no tag on the page. */
{
  Reflect.set(window, 'google_tag_manager', { dataLayer: Reflect.get(window, 'dataLayer') ?? [] });
}
