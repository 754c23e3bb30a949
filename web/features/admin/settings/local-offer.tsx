import { Button } from '@mantine/core'
import type { LocalOffer as Offer } from '#shared/admin/settings.ts'
import classes from './settings.module.css'
import { useLocalModels } from './use-check.ts'

type LocalOfferProps = {
  /** Whether to look: only while nobody else answers. */
  wanted: boolean
  /** Whether one is being tried and saved. */
  pending: boolean
  onUse: (offer: Offer, model: string) => void
}

/** Offers the models that run on the product's own machine. Nothing is switched on but by a click. */
export function LocalOffer({ wanted, pending, onUse }: LocalOfferProps) {
  const { data } = useLocalModels(wanted)
  const offers = wanted ? (data?.servers ?? []) : []
  if (offers.length === 0) return null
  return (
    <ul className={classes.offers} aria-label="Models on this machine">
      {offers.map((offer) => {
        const [first] = offer.models
        return (
          <li key={offer.server}>
            <span>{offer.text}</span>
            {first && (
              <Button size="compact-sm" disabled={pending} onClick={() => onUse(offer, first.id)}>
                Use {first.id}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
