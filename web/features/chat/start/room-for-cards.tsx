import { localStore } from '#web/lib/storage.ts'
import classes from './empty-chat.module.css'

/** Whether the cards were shown on this device before: then they have their place before they are there. */
export const CARDS_SHOWN = 'beachhead.homeCards'

/** The place of the cards until they are loaded. */
export const RoomForCards = () => (localStore.get(CARDS_SHOWN) ? <div className={classes.room} /> : null)
