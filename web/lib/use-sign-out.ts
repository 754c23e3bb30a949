import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { signOut } from './session.ts'
import { textsOf } from './texts.ts'
import { toast } from './toast.ts'

const t = textsOf('app')

/** Signing out as product.md section 4 words it: ends here at once, says so, goes to /auth. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    void signOut()
    toast({ title: t('signedOut.title'), text: t('signedOut.text'), tone: 'ok' })
    void navigate('/auth')
  }, [navigate])
}
