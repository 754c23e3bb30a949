import { Button, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { LocalOffer as Offer } from '#shared/admin/check-model.ts'
import { localStore } from '#web/lib/storage.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconDeviceDesktop } from '#web/ui/icons/device-desktop.tsx'
import classes from './local-offer.module.css'
import { useLocalModels } from './use-check.ts'

const t = textsOf('adminSettings')
const DISMISSED = 'beachhead-local-models'

type LocalOfferProps = {
  /** Whether to say that none is there: only while nobody else answers. */
  alone: boolean
  onUse: (offer: Offer, model: string) => void
}

/** Offers the models that run on the product's own machine. "Use" fills the form; nothing is live before it is saved. */
export function LocalOffer({ alone, onUse }: LocalOfferProps) {
  const { data, refetch, isFetching } = useLocalModels()
  const [dismissed, setDismissed] = useState(() => localStore.get(DISMISSED))
  if (!data) return null
  const print = fingerprint(data.servers)
  if (data.servers.length === 0) {
    return alone ? (
      <p className={classes.none}>
        {t('here.none')}{' '}
        <UnstyledButton className={classes.again} onClick={() => refetch()} disabled={isFetching}>
          {isFetching ? t('here.looking') : t('here.again')}
        </UnstyledButton>
      </p>
    ) : null
  }
  if (dismissed === print) return null
  const dismiss = () => {
    localStore.set(DISMISSED, print)
    setDismissed(print)
  }
  return (
    <ul className={classes.root} aria-label={t('here.list')}>
      {data.servers.map((offer) => {
        const [first] = offer.models
        return (
          <li key={offer.server} className={classes.offer}>
            <IconDeviceDesktop className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
            <div className={classes.words}>
              <p className={classes.title}>
                {t('here.title', { server: offer.name, count: offer.models.length })}
              </p>
              <p className={classes.names}>
                {t('here.names', { names: offer.models.map(({ id }) => id).join(', ') })}
              </p>
            </div>
            <span className={classes.actions}>
              <Button variant="subtle" color="gray" onClick={dismiss}>
                {t('here.dismiss')}
              </Button>
              {first && (
                <Button onClick={() => onUse(offer, first.id)}>{t('here.use', { model: first.id })}</Button>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** An offer that was put away comes back when other models are found. */
const fingerprint = (servers: readonly Offer[]) =>
  servers.map(({ server, models }) => `${server}:${models.map(({ id }) => id).join(',')}`).join(';')
