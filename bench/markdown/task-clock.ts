/**
 * Times the tasks in which React's scheduler does work that was put off. It must be imported before React,
 * which keeps the `MessageChannel` it finds when it is loaded.
 */
export const taskClock = { spent: 0 }

const Native = window.MessageChannel
window.MessageChannel = class extends Native {
  constructor() {
    super()
    const native = this.port1
    Object.defineProperty(native, 'onmessage', {
      set(handler: (event: MessageEvent) => void) {
        native.addEventListener('message', (event) => {
          const start = performance.now()
          handler(event)
          taskClock.spent += performance.now() - start
        })
        native.start()
      },
    })
  }
}
