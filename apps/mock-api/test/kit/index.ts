export { callGraphQL, headers, login, loginByEmail, post } from './calls.ts';
export type { GraphQLAnswer, ServiceAnswer } from './calls.ts';
export { addMember, PASSWORD } from './members.ts';
export type { TestMember } from './members.ts';
export { startTestPlatform } from './platform.ts';
export type { TestPlatform } from './platform.ts';
export { openSocket, subscriptionsStand } from './socket.ts';
export type { SocketMessage, TestSocket } from './socket.ts';
