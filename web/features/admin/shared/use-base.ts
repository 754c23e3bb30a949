import { useState } from 'react'

/**
 * When what is being changed was stored, as it was known as the change began: what is read of it meanwhile is somebody
 * else's, and saving must not go over it unseen.
 */
export function useBase(updatedAt: string | null, changed: boolean): string | null {
  const [base, setBase] = useState(updatedAt)
  if (!changed && base !== updatedAt) setBase(updatedAt)
  return changed ? base : updatedAt
}
