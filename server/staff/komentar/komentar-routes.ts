import type { AnyStaffRoute } from '../staff-route.ts'
import { countKomentar } from './count-komentar.ts'
import { judgeKomentar } from './judge-komentar.ts'
import { listKomentar } from './list-komentar.ts'
import { replyKomentar } from './reply-komentar.ts'

export const komentarRoutes: readonly AnyStaffRoute[] = [countKomentar, listKomentar, judgeKomentar, replyKomentar]
