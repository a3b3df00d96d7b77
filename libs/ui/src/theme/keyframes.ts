export const keyframes = {
  spin: { to: { transform: 'rotate(1turn)' } },
  fade: { from: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  sheet: { from: { transform: 'translateY(100%)' } },
  slideIn: { from: { transform: 'translateX(-100%)' } },
  popIn: { from: { opacity: '0', transform: 'translateY(-4px)' } },
  badgeLand: { from: { opacity: '0', transform: 'translateY(-36px) scale(.82) rotate(-8deg)' } },
  sheen: { to: { transform: 'translateX(100%)' } },
  blink: { '50%': { opacity: '0' } },
  creep: { from: { transform: 'scaleX(.08)' }, to: { transform: 'scaleX(.9)' } },
};
