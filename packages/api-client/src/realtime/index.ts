export { connectRealtime, type RealtimeConnection, type RealtimeOptions } from './connect-realtime';
