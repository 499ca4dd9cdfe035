import { walkProvider } from './provider-journeys.ts'

walkProvider('other')
