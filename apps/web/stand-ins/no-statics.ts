/** Stands in for hoist-non-react-statics in the built app, where nothing has statics to carry over. */
export default function noStatics<Component>(component: Component): Component {
  return component;
}
