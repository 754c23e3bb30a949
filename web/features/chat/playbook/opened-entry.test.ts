import { afterEach, describe, expect, it } from 'vitest'
import { openedEntry } from './opened-entry.ts'

afterEach(() => openedEntry.dismiss())

const entry = (id: string) => ({ id, title: id })

/** Stands in for the link that opened an entry. */
function link(isConnected = true) {
  let focused = 0
  const element = { isConnected, focus: () => void focused++ } as unknown as HTMLElement
  return { element, focused: () => focused }
}

describe('the entry beside the chat', () => {
  it('goes from one to the next and back, and closes behind the first', () => {
    openedEntry.open(entry('a'), null)
    openedEntry.follow(entry('b'))
    expect(openedEntry.get()).toEqual([entry('a'), entry('b')])
    openedEntry.back()
    expect(openedEntry.get()).toEqual([entry('a')])
    openedEntry.back()
    expect(openedEntry.get()).toBeNull()
  })

  it('gives the focus back to its link when it closes, if that is still on the page', () => {
    const [there, gone] = [link(), link(false)]
    openedEntry.open(entry('a'), there.element)
    openedEntry.close()
    openedEntry.returnFocus()
    openedEntry.returnFocus()
    expect(there.focused()).toBe(1)
    openedEntry.open(entry('a'), gone.element)
    openedEntry.close()
    openedEntry.returnFocus()
    expect(gone.focused()).toBe(0)
  })

  it('leaves the focus alone when it is dismissed, and tells who watches once', () => {
    const opener = link()
    let told = 0
    const leave = openedEntry.subscribe(() => void told++)
    openedEntry.open(entry('a'), opener.element)
    openedEntry.dismiss()
    openedEntry.dismiss()
    openedEntry.returnFocus()
    leave()
    expect({ told, focused: opener.focused() }).toEqual({ told: 2, focused: 0 })
  })
})
