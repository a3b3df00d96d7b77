/** Stands in for hoist-non-react-statics in the built app, where nothing has statics to carry over. */
// eslint-disable-next-line no-restricted-syntax -- the package it stands in for has a default export
export default function noStatics<Component>(component: Component): Component {
  return component;
}
