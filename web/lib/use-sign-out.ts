import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { signOut } from './session.ts'
import { toast } from './toast.ts'

/** Signing out as product.md section 4 words it: ends here at once, says so, goes to /auth. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    void signOut()
    toast({
      title: 'Signed out successfully',
      text: "You've been signed out of your account.",
      tone: 'ok',
    })
    void navigate('/auth')
  }, [navigate])
}
