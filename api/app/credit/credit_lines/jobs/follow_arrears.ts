import app from '@adonisjs/core/services/app'
import { onDayClosed } from '#app/platform/time/close_of_day'
import FollowArrears from '../actions/follow_arrears.js'

onDayClosed({
  name: 'follow-arrears',
  phase: 'credit',
  async run(day) {
    const follow = await app.container.make(FollowArrears)
    await follow.execute(day)
  },
})
