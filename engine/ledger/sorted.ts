function placeOf(list: readonly number[], value: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? value) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Puts a number into an ascending list of different numbers; one that is there already stays once. */
export function insertSorted(list: number[], value: number): void {
  const at = placeOf(list, value)
  if (list[at] !== value) list.splice(at, 0, value)
}

/** Takes a number out of an ascending list, if it is there. */
export function removeSorted(list: number[], value: number): void {
  const at = placeOf(list, value)
  if (list[at] === value) list.splice(at, 1)
}
