import app from '@adonisjs/core/services/app'

interface Action<Command, Result> {
  execute: (command: Command) => Promise<Result>
}

/** Carries an action out, put together as a controller gets it. */
export const act = async <Command, Result>(
  action: new (...args: never[]) => Action<Command, Result>,
  command: Command
): Promise<Result> =>
  (await app.container.make(action as never as new () => Action<Command, Result>)).execute(command)
