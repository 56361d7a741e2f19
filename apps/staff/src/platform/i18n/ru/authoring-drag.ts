export const authoringDrag = {
  handle: 'Переместить: {{title}}',
  instructions:
    'Нажмите пробел, чтобы взять, двигайте стрелками вверх и вниз, пробелом положите. Esc отменяет.',
  picked_up: '«{{title}}» взято.',
  over: '«{{title}}» теперь на месте «{{target}}».',
  dropped: '«{{title}}» положено.',
  cancelled: '«{{title}}» вернулось на место.',
} as const
