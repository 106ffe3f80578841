import { type FocusEvent, type TouchEvent, useRef, useState } from 'react'

/** How far a finger moves sideways until that is a swipe, in px. */
const SWIPE = 48

interface Options {
  /** Called with true for a swipe to the left, with false for one to the right. */
  onSwipe: (isLeft: boolean) => void
}

/** Whether the pointer or the keyboard is on a line, and what a finger that moves sideways over it means. */
export function useLineAttention({ onSwipe }: Options) {
  const [isUnder, setUnder] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const began = useRef({ x: 0, y: 0 })
  return {
    isOn: isUnder || isFocused,
    onPointerEnter: () => setUnder(true),
    onPointerLeave: () => setUnder(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      if (finger) began.current = { x: finger.clientX, y: finger.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!finger) return
      const [x, y] = [finger.clientX - began.current.x, finger.clientY - began.current.y]
      if (Math.abs(x) > SWIPE && Math.abs(y) < SWIPE / 2) onSwipe(x < 0)
    },
  }
}
